import { useQueryClient } from "@tanstack/react-query";
import { holdsOneOf, type RequestRecord, tagRoles } from "../../../engine/index.ts";
import TagsPanel from "../../tags/TagsPanel.tsx";
import { rememberRequest, requestQueries } from "../request-queries.ts";
import { setTags } from "../set-tags.ts";

interface TagsCardProps {
	readonly request: RequestRecord;
	/** Of the person, for the request's geography code. */
	readonly roles: readonly string[];
}

/** The tags of the request; not there when it has none and the tenant has none to give. */
export default function TagsCard({ request, roles }: TagsCardProps) {
	const client = useQueryClient();
	const { uuid, synced, Tags } = request;
	const save = async (tags: readonly string[]): Promise<void> => {
		try {
			rememberRequest(client, await setTags(uuid, tags, synced));
		} catch (failure) {
			// A stale request is the likeliest cause.
			void client.invalidateQueries({ queryKey: requestQueries.one(uuid).queryKey });
			throw failure;
		}
	};
	return <TagsPanel tags={Tags} entity="request" editable={holdsOneOf(roles, tagRoles)} save={save} />;
}
