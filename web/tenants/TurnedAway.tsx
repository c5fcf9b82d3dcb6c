import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import { SentOn } from "../ui/SentOn.tsx";
import { useTenant } from "./TenantContext.tsx";

interface TurnedAwayProps {
	/** Attribute of the access map that the page asks for. */
	readonly needs: string;
	/** Name of the page. */
	readonly page: string;
	/** In place of the sentence that names the page. */
	readonly why?: string;
}

/** To the beginning, for whoever may not open a page; there it is said which, and who can. */
export function TurnedAway({ needs, page, why = text("page.refused", { page }) }: TurnedAwayProps) {
	const { access } = useTenant();
	return <SentOn to={paths.dashboard()} why={why} roles={access[needs] ?? []} />;
}
