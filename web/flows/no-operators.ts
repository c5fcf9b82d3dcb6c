/**
 * Replaces the operators bundled with the condition interpreter: the engine supplies the flow language's own, and only
 * those.
 */
export default {};
