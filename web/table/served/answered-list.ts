import type { ListName } from "../../../engine/index.ts";
import type { Query } from "../../api/operation.ts";
import type { ServedList } from "./served-list.ts";

/** A page of rows as the server returns it, with the counts of its tabs. */
export interface RowsAnswer {
	readonly data: readonly { readonly uuid: string }[];
	readonly metaData: {
		readonly total: number;
		readonly all: number;
		/** By the server's name of each tab. */
		readonly matching: Readonly<Record<string, number>>;
		readonly matchingAll: number;
		readonly after: string | null;
		/** Only while the server builds the list rows: how many are done, of all that the person may see. */
		readonly filling?: { readonly done: number; readonly of: number };
	};
}

/** The query parameters that all lists share; each list adds a category and filters. */
export type RowsQuestion = Pick<Query<"listRequestRows">, "page" | "rows" | "after">;

/** The calls that query a list on the server. */
export interface AnsweredList<Question extends RowsQuestion, Answer extends RowsAnswer, Kind extends ListName = ListName> {
	readonly kind: Kind;
	readonly getRows: (question: Question, signal?: AbortSignal) => Promise<Answer>;
	readonly getChoices: (signal: AbortSignal) => Promise<Readonly<Record<string, readonly unknown[]>>>;
	/** Uuids of all selectable rows that match a query. */
	readonly getKeys: (question: Omit<Question, "page" | "rows">, signal: AbortSignal) => Promise<readonly string[]>;
}

/** A page that was requested. */
export interface AnsweredPage<Question, Row> extends Pick<ServedList<Row>, "page" | "state" | "filling" | "retry"> {
	/** The query; null if only the browser can answer it. */
	readonly question: Question | null;
	/** Cursor of the next page; null if it is fetched by its number. */
	readonly after: string | null;
	/** When the answer arrived, by this computer's clock; 0 before that. */
	readonly at: number;
}
