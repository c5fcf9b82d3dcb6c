import { usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { placesOfWork } from "../ui/kept-work.ts";
import { useRealisations } from "./realisation-collection.ts";
import { findDraft } from "./step/draft/draft.ts";

/** A step with unsaved answers that this browser keeps. */
export interface KeptDraft {
	readonly uuid: string;
	readonly step: string;
	readonly label: string;
	readonly ref: string;
	readonly address: string;
	/** Instant in milliseconds. */
	readonly savedAt: number;
}

/** The drafts of this person in this tab, newest first; of processes that have loaded. */
export function useDrafts(): readonly KeptDraft[] {
	const { userId } = usePerson();
	const { steps = [] } = useTenant();
	const { data } = useRealisations({ enabled: false });
	const found = placesOfWork(userId).flatMap(({ uuid, part }): readonly KeptDraft[] => {
		const draft = findDraft({ userId, uuid, step: part });
		const record = draft === null ? undefined : data?.records.find((one) => one.uuid === uuid);
		const label = steps.find(({ step }) => step === part)?.label;
		if (draft === null || record === undefined || label === undefined) return [];
		return [{ uuid, step: part, label, ref: record.reference, address: record.address, savedAt: draft.savedAt }];
	});
	return found.sort((one, other) => other.savedAt - one.savedAt);
}
