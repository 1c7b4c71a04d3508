import { Shaft } from './Shaft';

/** One car on either side of a break line: with its old folding gate, dashed, and renewed. The rails remain. */
export function Modernization() {
  return (
    <>
      <Shaft />
      <g opacity=".55">
        {/* rails and brackets */}
        <path d="M21 0v208M24 0v208M86 0v208M89 0v208" />
        <path d="M9 26h12M21 23v6M9 98h12M21 95v6M9 170h12M21 167v6" />
        <path d="M101 26H89M89 23v6M101 98H89M89 95v6M101 170H89M89 167v6" />
        {/* folding gate */}
        <path d="m37 74 7.5 11-7.5 11 7.5 11-7.5 11 7.5 11-7.5 11M44.5 74 37 85l7.5 11-7.5 11 7.5 11-7.5 11 7.5 11" />
        <path d="m52 74-7.5 11L52 96l-7.5 11 7.5 11-7.5 11 7.5 11M44.5 74 52 85l-7.5 11 7.5 11-7.5 11 7.5 11-7.5 11" />
        {/* panels and handrail */}
        <path d="M58 112.5h15.5M58 129h15.5M65.5 74v38.5M65.5 116v24" />
        <path d="M55 0v50M55 164v44" strokeDasharray="9 3 1.5 3" />
      </g>
      <path d="M52 62H30.5v90H52M52 70H34v74h18" strokeDasharray="3.2 2.4" />
      <path d="M55 50v51l-4 3 8 5-4 3v52" />
      {/* frame and guide shoes, car, light, car panel */}
      <path d="M58 62h22v5H58M58 147h22v5H58M80 67v80M76.5 67v80M80 61h4v7h-4zM80 146h4v7h-4z" />
      <path d="M58 70.5h15.5v73H58M58 74h12M68 94h3.5v14H68z" />
    </>
  );
}
