import { Button } from "@mantine/core";
import { Link } from "react-router";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/pages/paths.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { EmptyState } from "../../ui/parts/EmptyState.tsx";
import { allowedRoleLabels } from "../../ui/words/role-label.ts";
import "../../texts/areas/controls.ts";
import "../../texts/areas/starting.ts";

interface MissingRealisationProps {
	/** Whether the person may not read processes at all; otherwise this process does not exist for them. */
	readonly denied?: boolean;
}

export function MissingRealisation({ denied = false }: MissingRealisationProps) {
	const { access } = useTenant();
	const title = text(denied ? "realisation.denied" : "error.404.title");
	const readers = access.realisationlist ?? [];
	usePageTitle(title);
	return (
		<EmptyState
			heading
			title={title}
			{...(denied
				? {}
				: {
						action: (
							<Button component={Link} to={paths.realisations()} variant="filled">
								{text("nav.realisations")}
							</Button>
						),
					})}
		>
			<p>{text(denied ? "realisation.denied.text" : "error.404.text")}</p>
			{denied && readers.length > 0 ? <p>{text("why.roles", { roles: allowedRoleLabels(readers) })}</p> : null}
		</EmptyState>
	);
}
