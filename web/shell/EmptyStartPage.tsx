import { useRights, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import { EmptyState } from "../ui/parts/EmptyState.tsx";
import { roleLabels } from "../ui/words/role-label.ts";
import "../texts/areas/account.ts";

/** The start page for people whose role opens no page. */
export default function EmptyStartPage() {
	const { supportAddress } = useTenant();
	const { roles } = useRights();
	usePageTitle(text("nav.workflow"));
	return (
		<EmptyState heading title={text("noaccess.nothing")}>
			<p>{text("noaccess.nothing.text", { roles: roleLabels(roles) })}</p>
			<p>{supportAddress ? text("noaccess.text", { email: supportAddress }) : text("noaccess.textWithoutAddress")}</p>
		</EmptyState>
	);
}
