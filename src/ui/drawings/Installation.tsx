import { Shaft } from './Shaft';

/** The car in its frame between the rails, on its way up from the buffer in the pit. */
export function Installation() {
  return (
    <>
      <Shaft />
      <g opacity=".55">
        {/* pit floor, backs of the rails and the plates that join them */}
        <path d="M9 203h92M21 4v199M89 4v199" />
        <path d="M19.5 62h6v12h-6zM84.5 62h6v12h-6zM19.5 134h6v12h-6zM84.5 134h6v12h-6z" />
        {/* folds of the doors, spring of the buffer */}
        <path d="M41 116v45M69 116v45M36 116h38M51 200l8-2.5-8-2.5 8-2.5-8-2.5" />
      </g>
      {/* rails and brackets */}
      <path d="M24 4v199M86 4v199" />
      <path d="M9 21v10M9 26h12M21 23v6M9 93v10M9 98h12M21 95v6M9 165v10M9 170h12M21 167v6" />
      <path d="M101 21v10M101 26H89M89 23v6M101 93v10M101 98H89M89 95v6M101 165v10M101 170H89M89 167v6" />
      {/* frame, guide shoes, car */}
      <path d="M30 103h50v5H30zM30 166h50v5H30zM30 108v58M33 108v58M77 108v58M80 108v58" />
      <path d="M26 102h4v7h-4zM80 102h4v7h-4zM26 165h4v7h-4zM80 165h4v7h-4z" />
      <path d="M36 111h38v52H36zM55 116v47" />
      {/* arrow, buffer */}
      <path d="M55 97V16M48.5 22.5 55 16l6.5 6.5" />
      <path d="M48 188h14M48 203v-3h14v3" />
    </>
  );
}
