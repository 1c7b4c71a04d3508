/**
 * A page that has just been asked for is `arriving`: what lies far below its first view is laid out once the first view
 * is complete. A page that is come back to, or opened at a place in it, is laid out whole, for it may begin anywhere.
 */
export const arriveScript =
  `performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash&&` +
  `document.documentElement.classList.add("arriving")`;

/** Lays the rest out, one part for each frame, so that no frame takes long; nothing is left of it. */
export const settleScript =
  `addEventListener("load",async()=>{const{classList}=document.documentElement,` +
  `parts=classList.contains("arriving")?document.querySelectorAll("main>section,footer"):[];` +
  `for(const part of parts){part.dataset.laid="";await new Promise(requestAnimationFrame)}` +
  `classList.remove("arriving");` +
  `for(const part of parts)delete part.dataset.laid})`;
