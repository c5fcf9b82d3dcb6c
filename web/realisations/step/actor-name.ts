import type { RealisationEvent, StepAvailability } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { namedRoles, roleLabels } from "../../ui/role-label.ts";
import type { People } from "../get-realisation.ts";

/** Steps start by themselves when the one before is done, whoever did that; a new version of the flow comes from whoever runs the server. */
const BY_ITSELF: ReadonlySet<string> = new Set(["step-start", "mark", "unmark", "flow-change"]);

/**
 * Who did it, for people: oneself, the product, or whoever it was by name. Of somebody without an account
 * here only the party is known that works on that step.
 */
export function actorName(event: RealisationEvent, userId: string, people: People, steps: readonly StepAvailability[]): string {
	if (BY_ITSELF.has(event.type)) return text("side.history.system");
	const name = people[event.userId];
	// Who decided is named, to themselves too: they did not cancel the process in so many words.
	if (event.meta.automatic && name !== undefined) return name;
	if (event.userId === userId) return text("side.history.me");
	if (name !== undefined) return name;
	const roles = namedRoles(steps.find((step) => step.code === event.meta.step)?.editRoles ?? []);
	return roles.length > 0 ? roleLabels(roles) : text("side.history.other");
}

/** Everybody who did one of these, each named once: "Karin Bos en Piet Vos". Null when the product did it all. */
export function actorsIn(events: readonly RealisationEvent[], nameOf: (event: RealisationEvent) => string): string | null {
	const done = events.filter(({ type, meta }) => !BY_ITSELF.has(type) && !meta.automatic);
	const names = [...new Set(done.map(nameOf))];
	return names.length === 0 ? null : new Intl.ListFormat("nl-NL").format(names);
}
