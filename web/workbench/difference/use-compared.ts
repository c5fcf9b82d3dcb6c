import { useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";
import { type Sides, sidesIn } from "./sides.ts";

export type Compared = AnswerOf<"compareDesign">["data"];

/** What lies between two sides, as the design is at a revision; what was compared last stays until there is something newer. */
export function useCompared(uuid: string, revision: string, { from, to }: Sides = sidesIn(new URLSearchParams(), uuid)) {
	const [state, setState] = useState<{ readonly compared: Compared | null; readonly failed: boolean; readonly asked: string }>({
		compared: null,
		failed: false,
		asked: revision,
	});
	useEffect(() => {
		let current = true;
		call(operations.compareDesign, { params: { uuid }, query: { from, to } }).then(
			({ data }) => current && setState({ compared: data, failed: false, asked: revision }),
			() => current && setState(({ compared }) => ({ compared, failed: true, asked: revision })),
		);
		return () => {
			current = false;
		};
	}, [uuid, revision, from, to]);
	return state;
}
