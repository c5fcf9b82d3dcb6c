import type { JsonPath } from "./json-path.ts";

/** The only value that is valid at that place. */
export interface MustBe {
	/** The name of the property that is missing there; without it, the value belongs at the place itself. */
	readonly name?: string;
	readonly value: unknown;
}

/** Something wrong with a designer's file, with its place and its remedy. In English. */
export interface Problem {
	/** Name of the rule that found it; its file and its fixture have the same name. */
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
	/** Counted from 1. */
	readonly line: number;
	/** Counted from 1. */
	readonly column: number;
}

/** A problem before it has a place in a file: what rules report. */
export interface Finding extends Pick<Problem, "code" | "severity" | "message" | "remedy" | "mustBe"> {
	/** Looks up the name that was probably meant: only for a problem that somebody is told, since a faulty file may have thousands. */
	readonly didYouMean?: () => string | undefined;
	readonly path: JsonPath;
	/** Points at the name of the property instead of its value. */
	readonly atName?: boolean;
}
