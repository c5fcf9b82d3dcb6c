import type { Plugin } from "vite";

/** The router's parts hold on to each other by what they do when loaded; without that, those nobody asks for are left out. */
const heldByLoading = [
	[/^\w+\.displayName = "\w+";$/gm, ""],
	[/^(?:var|const) \w+ = (?=React\w*\.(?:forwardRef|createContext)\()/gm, "$&/* @__PURE__ */ "],
] as const;

/**
 * Ways of using the router that the product has none of: pages send nothing by it, nothing is fetched beside a page, ahead
 * of a link or by a server that draws, and nobody listens in. Each is cut off where the rest begins it.
 */
const neverBegun = [
	["opts && opts.submission && isMutationMethod(opts.submission.formMethod)", "false"],
	["fetch: fetch2,", ""],
	["init.instrumentations", "false"],
	["init.patchRoutesOnNavigation", "false"],
	["hydrationData: opts?.hydrationData || parseHydrationData(),", ""],
	[/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/, ""],
	["...prefetchHandlers,", ""],
	["ref: mergeRefs(forwardedRef, prefetchRef)", "ref: forwardedRef"],
	["shouldPrefetch && !isAbsolute", "false"],
	["useViewTransitionState(path) && viewTransition === true", "false"],
	[/if \(this\.context && typeof error === "object"[^}]*}/, ""],
	[/if \(this\.context\) {[^}]*RSCErrorHandler[^}]*}[^}]*}/, ""],
] as const;

/** Leaves out of the router what nobody can reach. A router that is written differently stops the build, so that this is looked at again. */
export const unusedRouterParts: Plugin = {
	name: "unused-router-parts",
	apply: "build",
	transform: {
		filter: { id: /node_modules\/react-router\/dist\// },
		handler: (source) => {
			let code = source;
			for (const [pattern, replacement] of heldByLoading) code = code.replace(pattern, replacement);
			if (!code.includes("function createRouter(")) return { code, map: null };
			for (const [beginning, replacement] of neverBegun) {
				const cut = typeof beginning === "string" ? code.replaceAll(beginning, replacement) : code.replace(beginning, replacement);
				if (cut === code) throw new Error(`The router has no ${String(beginning)} any more.`);
				code = cut;
			}
			return { code, map: null };
		},
	},
};
