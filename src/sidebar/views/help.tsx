import { useApp } from '../parts/context';
import { Frame } from '../parts/frame';
import { Nav } from '../parts/nav';
import { Part } from '../parts/part';
import { Title } from '../parts/small';

/** The three guides in short. */
export function Help() {
  const { texts } = useApp();
  const { name, lead, guides } = texts.help;
  return (
    <Frame top={<Nav />} label={name}>
      <div class="pad">
        <Title>{name}</Title>
        <p class="sub">{lead}</p>
      </div>
      {guides.map(({ title, steps }) => (
        <Part key={title} title={title}>
          <ol class="steps">
            {steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Part>
      ))}
    </Frame>
  );
}
