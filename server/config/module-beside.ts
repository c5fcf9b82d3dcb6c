/** The module of this name beside the one at `url` (its `import.meta.url`): source where that is source, else what the build put there. */
export function moduleBeside(name: string, url: string): URL {
	return new URL(`./${name}${url.endsWith(".ts") ? ".ts" : ".js"}`, url);
}
