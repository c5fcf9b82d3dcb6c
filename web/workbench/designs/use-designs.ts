import { useCallback, useEffect, useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";

/** Milliseconds between two looks at the list. */
const pause = 10_000;

export type DesignList = AnswerOf<"listDesigns">;

interface Designs {
	/** Null until it was read for the first time. */
	readonly list: DesignList | null;
	/** There is nothing here for who asks. */
	readonly hidden: boolean;
	readonly lost: boolean;
	/** Resolves to the new one, or why there is none. */
	readonly begin: (name: string) => Promise<{ readonly uuid: string } | { readonly refused: string }>;
}

/** The designs of the tenant as they are now. */
export function useDesigns(): Designs {
	const [state, setState] = useState<Omit<Designs, "begin">>({ list: null, hidden: false, lost: false });
	useEffect(() => {
		let ended = false;
		let timer: ReturnType<typeof setTimeout>;
		const read = async (): Promise<void> => {
			try {
				const list = await call(operations.listDesigns);
				if (!ended) setState({ list, hidden: false, lost: false });
			} catch (reason) {
				const hidden = reason instanceof ApiProblem && (reason.status === 404 || reason.status === 403);
				if (!ended) setState((before) => (hidden ? { list: null, hidden, lost: false } : { ...before, lost: true }));
				if (hidden) return;
			}
			if (!ended) timer = setTimeout(read, pause);
		};
		void read();
		return () => {
			ended = true;
			clearTimeout(timer);
		};
	}, []);
	const begin = useCallback(async (name: string) => {
		try {
			return { uuid: (await call(operations.createDesign, { body: { data: { name } } })).data.uuid };
		} catch (reason) {
			if (!(reason instanceof ApiProblem)) throw reason;
			return { refused: reason.message };
		}
	}, []);
	return { ...state, begin };
}
