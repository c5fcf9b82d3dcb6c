/**
 * `npm run dev`: restarts the server when it, the engine, the schemas or a flow changes; Vite serves the web and
 * forwards API and sign-in to the server. Open the address that Vite prints.
 */
import { type ChildProcess, spawn } from "node:child_process";

const run = (args: readonly string[], environment: Record<string, string> = {}): ChildProcess =>
	spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...environment } });

const web = process.env.WEB_PORT ?? "5173";
const children = [
	run(
		[
			"--import",
			"tsx",
			"--watch",
			"--watch-path=server",
			"--watch-path=engine",
			"--watch-path=schemas",
			`--watch-path=${process.env.FLOWS_DIR ?? "flows"}`,
			"server/main.ts",
		],
		{
			PUBLIC_URL: `http://localhost:${web}`,
		},
	),
	run(["node_modules/vite/bin/vite.js", "web", "--port", web, "--strictPort"]),
];
for (const child of children) {
	child.on("exit", () => {
		for (const other of children) other.kill();
	});
}
