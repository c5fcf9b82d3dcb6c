import texts from "../requests.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
