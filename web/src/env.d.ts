/// <reference types="vite/client" />

declare module 'sprite:*' {
  const art: { url: string; boxes: Record<string, string> };
  export default art;
}
