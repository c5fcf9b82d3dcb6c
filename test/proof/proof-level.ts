import type { MetAt } from "./ledger.ts";

/** `page`: a page rendered from responses that the test made up. It shows what people see if the server answers so. */
export type Level = Exclude<MetAt, "part"> | "page";

const REAL_SERVER =
	/\.inject\(|\bfetch\(|from "[^"]*(?:test-support\/(?:app|server|session|test-app|test-file|test-person|test-process|files-bench)|\/harness\/|property-process|every-tenant)/;

/**
 * What a test drives: a browser on the running product, or the whole application on the real server in one process
 * (`test/screens/`); a page alone; a real server through calls; or the code alone.
 */
export function proofLevel(file: string, source: string): Level {
	if (file.startsWith("test/browser/") || file.startsWith("test/screens/")) return "screen";
	if (file.startsWith("web/")) return file.endsWith(".test.tsx") && /\b(?:render|draw)\w*\(/.test(source) ? "page" : "rule";
	return REAL_SERVER.test(source) ? "call" : "rule";
}

/**
 * Whether proofs at these levels suffice for a claim met `at`. A rule can be proven anywhere, a call also through a
 * screen; a screen also by a page alone plus a call that gets the real response; a part by a page alone.
 */
export function areEnough(levels: readonly Level[], at: MetAt): boolean {
	if (at === "rule") return levels.length > 0;
	if (levels.includes("screen")) return true;
	if (at === "part") return levels.includes("page");
	return levels.includes("call") && (at === "call" || levels.includes("page"));
}
