import { Button } from "@mantine/core";
import { Link } from "react-router";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { paths } from "../../ui/paths.ts";
import { allowedRoleLabels } from "../../ui/role-label.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";
import "../../texts/areas/controls.ts";
import "../../texts/areas/realisations.ts";

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
