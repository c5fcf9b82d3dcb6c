const displayName = Symbol.for("fastify.display-name");

/**
 * Fastify searches all modules known to `require` for the name of a plugin, unless the plugin has one. Jest rebuilds that list at every
 * search, which took most of the start of a server: here a plugin is named after its function.
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
