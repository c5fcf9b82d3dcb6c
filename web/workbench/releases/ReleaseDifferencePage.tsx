import { Link, useSearchParams } from "react-router";
import { text } from "../../texts/text.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { releasesAddress } from "../addresses/workbench-paths.ts";
import { SidesCompared } from "../difference/SidesCompared.tsx";
import { running, sidesIn } from "../difference/sides.ts";
import { ManualLink } from "../frame/ManualLink.tsx";
import { PlainFrame } from "../frame/PlainFrame.tsx";

/** The differences between two releases, or a release and a design, without an open design. */
export function ReleaseDifferencePage() {
	const [search] = useSearchParams();
	usePageTitle(text("workbench.difference"));
	return (
		<PlainFrame
			place={<Link to={releasesAddress}>{text("releases.title")}</Link>}
			ways={<ManualLink />}
			title={text("workbench.difference")}
			lead={text("workbench.difference.lead")}
		>
			<SidesCompared sides={sidesIn(search, running)} design={null} />
		</PlainFrame>
	);
}
