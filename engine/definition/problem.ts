import type { JsonPath } from "./json-path.ts";

/** The only value that can stand there. */
export interface MustBe {
	/** Of the property that is missing at the place; without it, the place itself is meant. */
	readonly name?: string;
	readonly value: unknown;
}

/** Something wrong with a designer's file, with its place and what to do about it. English. */
export interface Problem {
	/** Name of the rule that found it, also the name of its file and fixture. */
	readonly code: string;
	/** An error keeps the file from being accepted; a warning is worth a look. */
	readonly severity: "error" | "warning";
	readonly message: string;
	readonly remedy: string;
	/** The name that was probably meant. */
	readonly didYouMean?: string;
	readonly mustBe?: MustBe;
	readonly file: string;
	/** Place in the document: `steps[2].next[0].to`. */
	readonly path: string;
	/** From 1. */
	readonly line: number;
	/** From 1. */
	readonly column: number;
}

/** A problem before it has a place in a file: what rules report. */
export interface Finding extends Pick<Problem, "code" | "severity" | "message" | "remedy" | "didYouMean" | "mustBe"> {
	readonly path: JsonPath;
	/** Point at the name of the property, not at its value. */
	readonly atName?: boolean;
}
