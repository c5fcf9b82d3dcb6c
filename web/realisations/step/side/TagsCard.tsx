import { useQueryClient } from "@tanstack/react-query";
import type { RealisationRecord } from "../../../../engine/index.ts";
import TagsPanel from "../../../kept-lists/TagsPanel.tsx";
import { setTags } from "../../realisation-commands.ts";
import { realisationQueries, rememberRealisation } from "../../realisation-queries.ts";

interface TagsCardProps {
	readonly record: RealisationRecord;
	/** Whether the person may change them now, according to the engine. */
	readonly editable: boolean;
}

/** The tags of the process. After saving, the process is fetched again to get other people's changes. */
export default function TagsCard({ record, editable }: TagsCardProps) {
	const client = useQueryClient();
	const { uuid, synced } = record;
	const one = realisationQueries.one(uuid);
	const save = async (tags: readonly string[]): Promise<void> => {
		try {
			const saved = await setTags(uuid, tags, synced);
			// Cached first, in case the fetch fails.
			rememberRealisation(client, saved);
			const fresh = await client.fetchQuery({ ...one, staleTime: 0 }).catch(() => saved);
			rememberRealisation(client, fresh);
		} catch (failure) {
			// The record was probably out of date.
			void client.invalidateQueries({ queryKey: one.queryKey });
			throw failure;
		}
	};
	return <TagsPanel tags={record.tags} entity="realisation" editable={editable} save={save} />;
}
