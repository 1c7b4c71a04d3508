/**
 * A systemd unit for the mail service: `root` is the folder of this project on the host. It runs as a user of its own, with the
 * settings of /etc/suood-mail.env and its messages in /var/lib/suood-mail.
 */
export const systemd = (
  root: string,
  port: number,
): string => `# Written by \`npm run host systemd\`.
[Unit]
Description=Mail service of Suood Elevators
Wants=network-online.target
After=network-online.target

[Service]
WorkingDirectory=${root.replaceAll('%', '%%')}
ExecStart=/usr/bin/env node --import tsx src/server/serveMail.ts
Environment=PORT=${port} SPOOL=/var/lib/suood-mail
EnvironmentFile=/etc/suood-mail.env
DynamicUser=yes
StateDirectory=suood-mail
StateDirectoryMode=0700
Restart=always
RestartSec=2
NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX

[Install]
WantedBy=multi-user.target
`;
