import type { DesignRow, MadeEdits } from "./design-store.ts";

export function designAnswer({ uuid, name, state, revision, created_at, created_by, changed_at, changed_by }: DesignRow) {
	return {
		...{ uuid, name, state },
		revision: Number(revision),
		createdAt: Number(created_at),
		createdBy: created_by,
		changedAt: Number(changed_at),
		changedBy: changed_by,
	};
}

export function editsAnswer({ number, ts, userId, undoes, edits }: MadeEdits) {
	return { number, ts, userId, undoes, edits };
}
