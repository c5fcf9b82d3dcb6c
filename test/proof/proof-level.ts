import type { MetAt } from "./ledger.ts";

const REAL_SERVER = /\.inject\(|\bfetch\(|from "[^"]*(?:test-support\/(?:app|server|session)|\/harness\/)/;

/** What a test drives: a browser on the running product, a real server by calls, or the code by itself. */
export function proofLevel(file: string, source: string): MetAt {
	if (file.startsWith("test/browser/")) return "screen";
	return !file.startsWith("web/") && REAL_SERVER.test(source) ? "call" : "rule";
}

const rank: Readonly<Record<MetAt, number>> = { rule: 0, call: 1, screen: 2 };

/** Whether a proof at `level` is enough for what is met `at`. A rule is proven anywhere, a call also through a screen. */
export function isEnough(level: MetAt, at: MetAt): boolean {
	return rank[level] >= rank[at];
}
