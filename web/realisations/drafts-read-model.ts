import { useQueries } from "@tanstack/react-query";
import { objectOf } from "../../engine/index.ts";
import { usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { findWork, placesOfWork, type WorkPlace } from "../ui/kept-work.ts";
import { useRealisations } from "./realisation-collection.ts";
import { realisationQueries } from "./realisation-queries.ts";

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
	const served = useTenant().listsOnServer.includes("realisations");
	const drafts = placesOfWork(userId).filter((place) => savedAtOf(place) !== null);
	const asked = served ? [...new Set(drafts.map(({ uuid }) => uuid))] : [];
	const answers = useQueries({ queries: asked.map((uuid) => ({ ...realisationQueries.one(uuid), meta: { quiet: true } })) });
	const records = served ? answers.flatMap(({ data: record }) => record ?? []) : (data?.records ?? []);
	const found = drafts.flatMap((place): readonly KeptDraft[] => {
		const { uuid, part } = place;
		const savedAt = savedAtOf(place);
		const record = savedAt === null ? undefined : records.find((one) => one.uuid === uuid);
		const label = steps.find(({ step }) => step === part)?.label;
		if (savedAt === null || record === undefined || label === undefined) return [];
		return [{ uuid, step: part, label, ref: record.reference, address: record.address, savedAt }];
	});
	return found.sort((one, other) => other.savedAt - one.savedAt);
}

/** When a draft was kept; null for other work, and for what cannot be read. The page of the step reads the rest of it. */
function savedAtOf(place: WorkPlace): number | null {
	try {
		const { savedAt, changes } = objectOf(JSON.parse(findWork(place) ?? "null"));
		return typeof savedAt === "number" && typeof changes === "object" ? savedAt : null;
	} catch {
		return null;
	}
}
