/** In place of the compiler of conditions, which the policy against eval forbids: the engine only interprets, and inlines nothing. */
function refuse(): never {
	throw new Error("Conditions are interpreted, never compiled.");
}

export { refuse as build, refuse as buildAsync, refuse as isDeterministic };
export default {};
