/** The outline of the mark, 32 wide to 40 high: what parts its three shapes is everywhere 4 wide. */
export const markPath = 'M16 0l11 11h-6l-5-5-5 5H5zM0 15h14v25H0zM18 15h14v25H18z';
