import { useRights, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { roleLabels } from "../ui/role-label.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
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
