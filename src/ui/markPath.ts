/** The outline of the brand's mark on a grid of 32 × 40, with gaps of 4 between its three shapes. */
export const markPath = 'M16 0l11 11h-6l-5-5-5 5H5zM0 15h14v25H0zM18 15h14v25H18z';
