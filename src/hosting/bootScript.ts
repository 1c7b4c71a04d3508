/**
 * A script for the body's end. The page is complete without scripts, so they come once its first picture is there (or has
 * taken two seconds), and share the line with nothing that the visitor waits for; each runs in a task of its own. Buttons
 * that are pressed before they answer are pressed again when the page says that it has `started`.
 * `files` are the addresses of the scripts.
 */
export const bootScript = (files: readonly string[]): string =>
  `(()=>{const early=[],note=event=>{const button=event.target.closest("button");if(button)early.push(button)};` +
  `addEventListener("click",note,true);` +
  `addEventListener("started",()=>{removeEventListener("click",note,true);for(const button of early)button.click()},{once:true});` +
  `let isLoading;const load=()=>{if(isLoading)return;isLoading=true;for(const src of ${JSON.stringify(files)})` +
  `document.head.append(Object.assign(document.createElement("script"),{type:"module",crossOrigin:"",src}))},` +
  `picture=document.querySelector("img[fetchpriority=high]");` +
  `if(!picture||picture.complete)load();else{picture.addEventListener("load",load);` +
  `picture.addEventListener("error",load);setTimeout(load,2000)}})()`;
