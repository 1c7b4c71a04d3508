/**
 * A script for the head of a page, in development and under `npm start`. What `?inspect=` asks for is kept for the time
 * of the visit, and the tag of that name in `tags` is written, so that it runs before the site does; Alt+Shift+I
 * opens the inspector and loads the page anew, to be watched from its beginning.
 */
export const inspectionSwitch = (tags: Readonly<Record<'local' | 'stately', string>>): string =>
  `(()=>{let asked=new URLSearchParams(location.search).get("inspect");` +
  `try{if(asked)sessionStorage.setItem("inspect",asked);else asked=sessionStorage.getItem("inspect")}catch{}` +
  `const tag=new Map(${JSON.stringify(Object.entries(tags)).replaceAll('</', String.raw`<\/`)}).get(asked);` +
  `if(tag)document.write(tag);` +
  `addEventListener("keydown",({altKey,shiftKey,code})=>{if(!altKey||!shiftKey||code!=="KeyI")return;` +
  `open("/inspector.html","suood-inspector");` +
  `const url=new URL(location);url.searchParams.set("inspect","local");location.assign(url)})})()`;
