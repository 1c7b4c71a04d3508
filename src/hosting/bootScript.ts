/** The files of the site's own scripts, as addresses: what starts it, and what that will ask for. */
export interface Scripts {
  readonly entry: string;
  readonly others: readonly string[];
}

/**
 * A script for the body's end: the page is complete without scripts, so they come once its first picture is there (or
 * has taken two seconds) and share the line with nothing that the visitor waits for.
 */
export const bootScript = ({ entry, others }: Scripts): string =>
  `(()=>{let done;const start=()=>{if(done)return;done=1;` +
  `const add=(tag,values)=>document.head.append(Object.assign(document.createElement(tag),{crossOrigin:""},values));` +
  `add("script",{type:"module",src:${JSON.stringify(entry)}});` +
  `for(const href of ${JSON.stringify(others)})add("link",{rel:"modulepreload",href})},` +
  `picture=document.querySelector("img[fetchpriority=high]");` +
  `if(!picture||picture.complete)start();else{picture.addEventListener("load",start);` +
  `picture.addEventListener("error",start);setTimeout(start,2000)}})()`;
