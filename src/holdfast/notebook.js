// The widget of a position in a notebook: a frame with the table of the game, which `holdfast.notebook`
// sends once for each game of a page, and messages between that frame and Python.

/** The page of each game, as it comes from Python. */
const pages = new Map();

function pageOf(game, model) {
  if (!pages.has(game)) {
    const coming = new Promise((resolve) => {
      model.on("msg:custom", (message) => message.type === "page" && resolve(message.html));
    });
    pages.set(game, coming);
    model.send({ type: "page" });
  }
  return pages.get(game);
}

/** Whether the notebook is dark: JupyterLab and VS Code say so, others have the colours of the system. */
function theme() {
  const { jpThemeLight, vscodeThemeKind } = document.body.dataset;
  if (jpThemeLight) return jpThemeLight === "true" ? "light" : "dark";
  if (vscodeThemeKind) return vscodeThemeKind.includes("light") ? "light" : "dark";
  return "system";
}

export default {
  render({ model, el }) {
    const frame = document.createElement("iframe");
    frame.title = model.get("title");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.style.cssText = `display: block; width: 100%; height: ${model.get("height")}px; border: 0; border-radius: 10px;`;
    el.append(frame);

    const post = (message) => frame.contentWindow?.postMessage(message, "*");
    const show = () => post({ type: "table", theme: theme(), ...JSON.parse(model.get("table")) });
    const answer = (message) => message.type === "why" && post(message);
    const hear = ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      if (data.type === "ready") show();
      else model.send(data);
    };
    addEventListener("message", hear);
    model.on("change:table", show);
    model.on("msg:custom", answer);
    pageOf(model.get("game"), model).then((html) => (frame.srcdoc = html));
    return () => {
      removeEventListener("message", hear);
      model.off("change:table", show);
      model.off("msg:custom", answer);
    };
  },
};
