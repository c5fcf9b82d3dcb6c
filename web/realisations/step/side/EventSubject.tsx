import { Link } from "react-router";
import { choiceLabel, locationReference, type RealisationEvent, type StakeholderCategory, termDays } from "../../../../engine/index.ts";
import type { Choice } from "../../../forms/form-environment.ts";
import { tagLabels } from "../../../kept-lists/tag-choices.ts";
import { useLocationsWith } from "../../../locations/use-locations-with.ts";
import { useRightsAt, useTenant } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { paths } from "../../../ui/pages/paths.ts";
import { andText } from "../../../ui/words/list-text.ts";
import { useProcessRequests } from "../../connections/use-process-requests.ts";
import { useProcess } from "../../process/process-context.ts";
import "../../../texts/areas/events.ts";
import "../../../texts/areas/lists.ts";
import "../../../texts/areas/map.ts";

interface EventSubjectProps {
	readonly event: RealisationEvent;
	readonly choices: (category: StakeholderCategory) => readonly Choice[];
}

/** The object of an event, after its sentence. Nothing if it is gone or the person may not see it. */
export function EventSubject({ event, choices }: EventSubjectProps) {
	const { processTypes } = useTenant();
	const { record } = useProcess();
	const { uuid, type, tags, changes } = event.meta;
	switch (event.type) {
		case "request-connect":
		case "request-disconnect":
			return uuid === null ? null : <RequestSubject uuid={uuid} />;
		case "location-connect":
		case "location-disconnect":
			return uuid === null ? null : <LocationSubject uuid={uuid} />;
		case "file-disconnect":
			return <Named name={record.files.find((file) => file.uuid === uuid)?.filename} />;
		case "type-change":
			return <Named name={processTypes.find(({ value }) => value === type)?.text} />;
		case "tags-change":
			return <TagsSubject tags={tags ?? []} />;
		case "term-extend":
			return <Named name={extensionText(event.meta.term)} />;
		case "stakeholder-change":
			return <Named name={partyName(changes?.at(0)?.to, choices)} />;
		default:
			return null;
	}
}

/** The labels of the tags, including tags that have since been removed. */
function TagsSubject({ tags }: { readonly tags: readonly string[] }) {
	const { tags: known = [] } = useTenant();
	return <Named name={andText(tagLabels(known, tags).map(({ label }) => label)) || text("event.tags-change.none")} />;
}

function RequestSubject({ uuid }: { readonly uuid: string }) {
	const { record } = useProcess();
	const rights = useRightsAt(record.MunicipalityCode);
	const { found } = useProcessRequests(record.MunicipalityCode, [uuid], rights.may("requestlist") || rights.may("requestlocations"));
	const request = found(uuid);
	if (!request) return null;
	if (request.limited) return <Named name={request.ref} />;
	return (
		<>
			{": "}
			<Link to={paths.request(uuid)}>{request.ref}</Link>
		</>
	);
}

function LocationSubject({ uuid }: { readonly uuid: string }) {
	const { record } = useProcess();
	const locations = useLocationsWith(uuid, { code: record.MunicipalityCode, quiet: true });
	const location = locations?.find((each) => each.uuid === uuid);
	return <Named name={location && locationReference(location)} />;
}

function Named({ name }: { readonly name: string | undefined }) {
	return name ? <>: {name}</> : null;
}

function extensionText(given: RealisationEvent["meta"]["term"]): string | undefined {
	if (given === undefined) return undefined;
	const { label: term, days, unit, reason } = given;
	if (days < 0) return text("event.term-extend.undone.subject", { term, days: termDays(-days, unit) });
	return text("event.term-extend.subject", { term, days: termDays(days, unit), reason });
}

/** Stakeholders are stored as slugs: `category|name`. */
function partyName(slug: unknown, choices: EventSubjectProps["choices"]): string | undefined {
	if (typeof slug !== "string") return undefined;
	const [category = ""] = slug.split("|");
	const choice = choices(category as StakeholderCategory).find(({ value }) => value === slug);
	return choice && choiceLabel(choice);
}
