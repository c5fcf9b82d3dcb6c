/** Replaces style sheets and images, which jsdom doesn't render. */
export default {};
