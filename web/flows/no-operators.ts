/** In place of the operators that the interpreter of conditions brings: the engine gives it the flow language's own, and no others. */
export default {};
