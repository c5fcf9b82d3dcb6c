/**
 * The module of this name beside the one at `url` (its `import.meta.url`): TypeScript when running from source, otherwise the output of the
 * build.
 */
export function moduleBeside(name: string, url: string): URL {
	return new URL(`./${name}${url.endsWith(".ts") ? ".ts" : ".js"}`, url);
}
