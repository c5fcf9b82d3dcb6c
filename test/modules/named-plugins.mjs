const displayName = Symbol.for("fastify.display-name");

/**
 * Fastify looks for the name of a plugin among all modules that `require` knows, unless it has one. Jest makes that list anew at
 * every look, which took most of the start of a server: here a plugin is called as its function is.
 */
Object.defineProperty(Function.prototype, displayName, {
	configurable: true,
	get() {
		return this.name || "plugin";
	},
	set(value) {
		Object.defineProperty(this, displayName, { configurable: true, writable: true, value });
	},
});
