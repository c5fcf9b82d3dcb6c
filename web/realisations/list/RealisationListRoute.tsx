import { useAccess } from "../../tenants/TenantContext.tsx";
import { TurnedAway } from "../../tenants/TurnedAway.tsx";
import type { FilterWord } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { ListPage } from "./ListPage.tsx";
import "../../texts/areas/controls.ts";

/** The list at the address of one category, for whoever may see it. */
export default function RealisationListRoute({ tab }: { readonly tab: FilterWord }) {
	const allowed = useAccess("realisationlist");
	if (!allowed) return <TurnedAway needs="realisationlist" page={text("nav.realisations")} why={text("list.denied")} />;
	return <ListPage tab={tab} />;
}
