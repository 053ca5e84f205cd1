import { useApp } from '../parts/context';
import { Frame } from '../parts/frame';
import { Nav } from '../parts/nav';
import { Title } from '../parts/small';
import { Switch } from '../parts/switch';

/** Keys are bound to their place on the keyboard: any layout will do. */
export function KeyList() {
  const { texts, settings, set } = useApp();
  return (
    <Frame top={<Nav />} label={texts.keyboard.label} look="pad stack">
      <Title>{texts.keys}</Title>
      <table class="keys">
        <caption class="vh">{texts.keyboard.caption}</caption>
        <tbody>
          {texts.keyboard.rows.map(([does, keys]) => (
            <tr key={does}>
              <th scope="row">{does}</th>
              <td>
                {keys.split(/\s/).map(key => (
                  <kbd key={key} class="kbd">
                    {key}
                  </kbd>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Switch
        on={settings.keys}
        title={texts.tour.keys}
        why={texts.tour.keysWhy}
        onChange={keys => set({ ...settings, keys })}
      />
    </Frame>
  );
}
