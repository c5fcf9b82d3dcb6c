import fastifyPlugin from "fastify-plugin";

declare module "fastify" {
	interface FastifyInstance {
		/**
		 * `begin` runs once this server accepts calls from outside; on an app that is only built, for a command or a test, it never runs.
		 */
		whenServing(begin: () => void): void;
		/** Call this when the server starts accepting calls from outside. */
		saysServing(): void;
		/** `end` runs once this server is told to stop, while it still answers. */
		whenStopping(end: () => void): void;
		/** Call this when the server is about to stop. */
		saysStopping(): void;
	}
}

/**
 * Signals when a server begins to serve: when it listens itself, or when something else listens for it (Fastify's own hook only covers the
 * first).
 */
export const serving = fastifyPlugin(
	async (app) => {
		const waiting: (() => void)[] = [];
		app.decorate("whenServing", (begin) => void waiting.push(begin));
		app.decorate("saysServing", () => {
			for (const begin of waiting.splice(0)) begin();
		});
		const leaving: (() => void)[] = [];
		app.decorate("whenStopping", (end) => void leaving.push(end));
		app.decorate("saysStopping", () => {
			for (const end of leaving.splice(0)) end();
		});
		app.addHook("onListen", async () => app.saysServing());
	},
	{ name: "serving" },
);
