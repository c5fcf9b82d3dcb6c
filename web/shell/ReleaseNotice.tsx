import { useState } from "react";
import { text } from "../texts/text.ts";
import { StandingNotice } from "../ui/notices/StandingNotice.tsx";
import "../texts/areas/synchronisation.ts";

/** Reports that the page was made from other files than those that run now. The page stays as it is until the person reloads it. */
export default function ReleaseNotice() {
	const [open, setOpen] = useState(true);
	if (!open) return null;
	return (
		<StandingNotice
			kind="info"
			title={text("release.other")}
			accept={{ label: text("release.other.reload"), onPress: () => window.location.reload() }}
			dismiss={{ label: text("release.other.later"), onPress: () => setOpen(false) }}
		>
			{text("release.other.text")}
		</StandingNotice>
	);
}
