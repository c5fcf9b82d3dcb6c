/** Stands for a style sheet or picture: jsdom draws neither. */
export default {};
