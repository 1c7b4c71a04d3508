/**
 * Notes the buttons that are pressed and the fields that are written in before they answer, and does it again once the
 * page has `started`. Until then no form is sent: the browser would write what was typed into the address.
 */
const early =
  `const pressed=[],written=new Set,events=["click","input","submit"],note=event=>{const{type,target}=event;` +
  `if(type==="submit")event.preventDefault();else if(type==="input")written.add(target);else{const button=target.closest("button");if(button)pressed.push(button)}},` +
  `say=field=>field.dispatchEvent(new Event("input",{bubbles:true}));` +
  `for(const type of events)addEventListener(type,note,true);` +
  `addEventListener("started",()=>{` +
  `for(const type of events)removeEventListener(type,note,true);` +
  // React hears of a text only when it differs from the one that it took over.
  `const texts=[...written].map(field=>[field,field.value]);for(const field of written)field.value="";` +
  `for(const [field,text] of texts){say(field);` +
  `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),"value").set.call(field,text);say(field)}` +
  `for(const button of pressed)button.click()},{once:true});`;

/**
 * A script for the body's end. The page is complete without scripts, so they come once its first picture is there (or has
 * taken two seconds), and share the line with nothing that the visitor waits for; each runs in a task of its own. What
 * the visitor does before them is not lost; where one does not come, the page is marked. `files` are the addresses of the scripts.
 */
export const bootScript = (files: readonly string[]): string =>
  `(()=>{${early}` +
  `let isLoading;const load=()=>{if(isLoading)return;isLoading=true;for(const src of ${JSON.stringify(files)})` +
  `document.head.append(Object.assign(document.createElement("script"),{type:"module",crossOrigin:"",src,` +
  `onerror(){document.documentElement.classList.add("scripts-failed")}}))},` +
  `picture=document.querySelector("img[fetchpriority=high]");` +
  // A page in another language than asked for shows no picture: it is to be rendered anew.
  `if(!picture||picture.complete||document.documentElement.classList.contains("pending-language"))load();else{` +
  // Once it is on the screen, not only there.
  `picture.addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(load)));` +
  `picture.addEventListener("error",load);setTimeout(load,2000)}})()`;
