/// <reference types="vite/client" />

declare module 'sprite:*' {
  const art: { url: string; packed: boolean; boxes: Record<string, string> };
  export default art;
}
