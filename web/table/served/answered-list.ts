import type { ListName } from "../../../engine/index.ts";
import type { Query } from "../../api/operation.ts";
import type { ServedList } from "./served-list.ts";

/** A page of rows as the server answers it, with what its tabs count. */
export interface RowsAnswer {
	readonly data: readonly { readonly uuid: string }[];
	readonly metaData: {
		readonly total: number;
		readonly all: number;
		/** By what the server calls each tab. */
		readonly matching: Readonly<Record<string, number>>;
		readonly matchingAll: number;
		readonly after: string | null;
		/** Only while the server makes its rows: how many there are, of all that the person sees. */
		readonly filling?: { readonly done: number; readonly of: number };
	};
}

/** What any list is asked; each has a category and filters of its own beside it. */
export type RowsQuestion = Pick<Query<"listRequestRows">, "page" | "rows" | "after">;

/** How the server is asked for a list. */
export interface AnsweredList<Question extends RowsQuestion, Answer extends RowsAnswer, Kind extends ListName = ListName> {
	readonly kind: Kind;
	readonly getRows: (question: Question, signal?: AbortSignal) => Promise<Answer>;
	readonly getChoices: (signal: AbortSignal) => Promise<Readonly<Record<string, readonly unknown[]>>>;
	/** Uuids of every row that can be chosen of those that a question finds. */
	readonly getKeys: (question: Omit<Question, "page" | "rows">, signal: AbortSignal) => Promise<readonly string[]>;
}

/** A page that was asked for. */
export interface AnsweredPage<Question, Row> extends Pick<ServedList<Row>, "page" | "state" | "filling" | "retry"> {
	/** What was asked; null where only the browser can answer it. */
	readonly question: Question | null;
	/** Where the next page begins; null where only its number says it. */
	readonly after: string | null;
	/** When it was answered, by the clock of this computer; 0 before that. */
	readonly at: number;
}
