import { useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";
import type { Sides } from "./sides.ts";

type FileTexts = AnswerOf<"compareFile">["data"];

interface State {
	readonly texts: FileTexts | null;
	readonly failed: boolean;
	/** The comparison that the state belongs to. */
	readonly of: object;
}

/** One file on two sides. `compared`: a new comparison fetches the file again; the last result stays until there is a newer one. */
export function useFileTexts({ from, to }: Sides, path: string, compared: object): Omit<State, "of"> {
	const [state, setState] = useState<State>({ texts: null, failed: false, of: compared });
	useEffect(() => {
		let current = true;
		call(operations.compareFile, { query: { from, to, path } }).then(
			({ data }) => current && setState({ texts: data, failed: false, of: compared }),
			() => current && setState(({ texts }) => ({ texts, failed: true, of: compared })),
		);
		return () => {
			current = false;
		};
	}, [from, to, path, compared]);
	return state;
}
