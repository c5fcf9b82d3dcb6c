import type { BulkList } from "../../engine/index.ts";
import { usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { useKeptText } from "../ui/use-kept-text.ts";

/**
 * Uuid of the act whose outcome somebody has not put away, empty without one: it is found again by whoever looked at a record
 * in between, or loaded the page again while the act went on.
 */
export function useKeptAct(list: BulkList) {
	const { slug } = useTenant();
	const { userId } = usePerson();
	return useKeptText({ userId, uuid: slug, part: `act on ${list}` });
}
